import {
  hc as o
} from "./shared-56XQ7IA3.js";

// src/main/post.ts
await o("post");
