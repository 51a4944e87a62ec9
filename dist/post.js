import {
  mc as o
} from "./shared-2MBM6T2L.js";

// src/main/post.ts
await o("post");
