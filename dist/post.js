import {
  mc as o
} from "./shared-ELFWWHYE.js";

// src/main/post.ts
await o("post");
