import {
  hc as o
} from "./shared-6RCURWQW.js";

// src/main/post.ts
await o("post");
