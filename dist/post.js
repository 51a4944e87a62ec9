import {
  jc as o
} from "./shared-ONEEQVHS.js";

// src/main/post.ts
await o("post");
