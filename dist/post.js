import {
  mc as o
} from "./shared-QLS4Z2AQ.js";

// src/main/post.ts
await o("post");
