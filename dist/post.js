import {
  jc as o
} from "./shared-FJ6DBN7A.js";

// src/main/post.ts
await o("post");
