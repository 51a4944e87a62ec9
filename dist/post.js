import {
  fc as o
} from "./shared-3Z5QLGIC.js";

// src/main/post.ts
await o("post");
