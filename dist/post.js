import {
  mc as o
} from "./shared-KOLJALZE.js";

// src/main/post.ts
await o("post");
