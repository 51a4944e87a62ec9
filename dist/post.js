import {
  gc as o
} from "./shared-MZ2KCVPD.js";

// src/main/post.ts
await o("post");
