import {
  fc as o
} from "./shared-QOCJKWXD.js";

// src/main/post.ts
await o("post");
