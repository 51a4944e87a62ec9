import {
  mc as o
} from "./shared-UB7QJKMX.js";

// src/main/post.ts
await o("post");
