import {
  jc as o
} from "./shared-KKVGMA6L.js";

// src/main/post.ts
await o("post");
