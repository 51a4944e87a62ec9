import {
  hc as o
} from "./shared-RE2ATII2.js";

// src/main/post.ts
await o("post");
