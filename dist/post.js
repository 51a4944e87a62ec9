import {
  hc as o
} from "./shared-AKHEELYZ.js";

// src/main/post.ts
await o("post");
