import {
  mc as o
} from "./shared-DJBX7BB7.js";

// src/main/post.ts
await o("post");
