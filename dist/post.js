import {
  ic as o
} from "./shared-64TWM7JS.js";

// src/main/post.ts
await o("post");
