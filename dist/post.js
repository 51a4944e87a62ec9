import {
  fc as o
} from "./shared-2WL3EM7X.js";

// src/main/post.ts
await o("post");
