import {
  mc as o
} from "./shared-MGIYZCUN.js";

// src/main/post.ts
await o("post");
