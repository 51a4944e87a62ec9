import {
  mc as o
} from "./shared-4H6W3SON.js";

// src/main/post.ts
await o("post");
