import {
  mc as o
} from "./shared-NVKZCG2K.js";

// src/main/post.ts
await o("post");
