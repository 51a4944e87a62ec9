import {
  fc as o
} from "./shared-QEHPURYQ.js";

// src/main/post.ts
await o("post");
