import {
  mc as o
} from "./shared-5VV3L5EA.js";

// src/main/post.ts
await o("post");
