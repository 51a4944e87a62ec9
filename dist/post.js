import {
  jc as o
} from "./shared-JJFE6Q6W.js";

// src/main/post.ts
await o("post");
