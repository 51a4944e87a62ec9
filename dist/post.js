import {
  jc as o
} from "./shared-FBVWU2RQ.js";

// src/main/post.ts
await o("post");
