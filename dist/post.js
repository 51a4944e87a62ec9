import {
  mc as o
} from "./shared-H7TO7BL7.js";

// src/main/post.ts
await o("post");
