import {
  hc as o
} from "./shared-SWQYU55Z.js";

// src/main/post.ts
await o("post");
