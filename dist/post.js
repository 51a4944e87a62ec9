import {
  mc as o
} from "./shared-GHABWJEN.js";

// src/main/post.ts
await o("post");
