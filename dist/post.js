import {
  jc as o
} from "./shared-3VJ7PYHG.js";

// src/main/post.ts
await o("post");
