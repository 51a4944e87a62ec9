import {
  gc as o
} from "./shared-JWCP2U7Q.js";

// src/main/post.ts
await o("post");
