import {
  hc as o
} from "./shared-RUGZYUKN.js";

// src/main/post.ts
await o("post");
