import {
  mc as o
} from "./shared-62V36QLB.js";

// src/main/post.ts
await o("post");
