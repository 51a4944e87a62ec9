import {
  mc as o
} from "./shared-ZEAL3R6B.js";

// src/main/post.ts
await o("post");
