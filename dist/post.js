import {
  mc as o
} from "./shared-XZJDEQEJ.js";

// src/main/post.ts
await o("post");
