import {
  ic as o
} from "./shared-3XG3QA5C.js";

// src/main/post.ts
await o("post");
