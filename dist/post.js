import {
  mc as o
} from "./shared-ANVP2FQX.js";

// src/main/post.ts
await o("post");
