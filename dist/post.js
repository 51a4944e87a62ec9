import {
  hc as o
} from "./shared-MLYU6XW5.js";

// src/main/post.ts
await o("post");
