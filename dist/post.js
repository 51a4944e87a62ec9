import {
  mc as o
} from "./shared-QVNY7J34.js";

// src/main/post.ts
await o("post");
