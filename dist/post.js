import {
  hc as o
} from "./shared-AY276XMV.js";

// src/main/post.ts
await o("post");
