import {
  jc as o
} from "./shared-H5DKZ2X5.js";

// src/main/post.ts
await o("post");
