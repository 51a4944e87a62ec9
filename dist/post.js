import {
  mc as o
} from "./shared-5ZCUOPW7.js";

// src/main/post.ts
await o("post");
