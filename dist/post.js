import {
  hc as o
} from "./shared-FZMDHMJH.js";

// src/main/post.ts
await o("post");
