import {
  lc as o
} from "./shared-KLAXDOYL.js";

// src/main/post.ts
await o("post");
