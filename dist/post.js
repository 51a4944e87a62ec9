import {
  hc as o
} from "./shared-ZBED4KCG.js";

// src/main/post.ts
await o("post");
