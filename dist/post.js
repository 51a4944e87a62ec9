import {
  hc as o
} from "./shared-ETNYFWOG.js";

// src/main/post.ts
await o("post");
