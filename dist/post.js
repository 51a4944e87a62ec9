import {
  mc as o
} from "./shared-DVQJ3GXW.js";

// src/main/post.ts
await o("post");
