import {
  mc as o
} from "./shared-YCZRCYCD.js";

// src/main/post.ts
await o("post");
