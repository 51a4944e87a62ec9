import {
  jc as o
} from "./shared-LJEFSPGY.js";

// src/main/post.ts
await o("post");
