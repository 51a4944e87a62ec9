import {
  mc as o
} from "./shared-7E4L2H65.js";

// src/main/post.ts
await o("post");
