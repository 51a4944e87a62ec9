import {
  mc as o
} from "./shared-BSJPJVOG.js";

// src/main/post.ts
await o("post");
