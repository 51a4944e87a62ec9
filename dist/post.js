import {
  mc as o
} from "./shared-2VUY5XB4.js";

// src/main/post.ts
await o("post");
