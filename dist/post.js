import {
  hc as o
} from "./shared-HN6SVQ6H.js";

// src/main/post.ts
await o("post");
