import {
  mc as o
} from "./shared-AKOX3KSV.js";

// src/main/post.ts
await o("post");
