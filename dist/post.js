import {
  hc as o
} from "./shared-PBHNXTLO.js";

// src/main/post.ts
await o("post");
