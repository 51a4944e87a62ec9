import {
  mc as o
} from "./shared-LDFMPZS4.js";

// src/main/post.ts
await o("post");
