import {
  fc as o
} from "./shared-DKRQSRHP.js";

// src/main/post.ts
await o("post");
