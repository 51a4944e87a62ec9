import {
  mc as o
} from "./shared-AIQVJCZL.js";

// src/main/post.ts
await o("post");
