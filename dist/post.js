import {
  hc as o
} from "./shared-IERS52RN.js";

// src/main/post.ts
await o("post");
