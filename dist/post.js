import {
  mc as o
} from "./shared-SQG2CVD2.js";

// src/main/post.ts
await o("post");
