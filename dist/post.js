import {
  mc as o
} from "./shared-JB6ZGLTQ.js";

// src/main/post.ts
await o("post");
