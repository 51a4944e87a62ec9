import {
  fc as o
} from "./shared-GYSIPTDX.js";

// src/main/post.ts
await o("post");
