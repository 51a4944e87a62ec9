import {
  lc as o
} from "./shared-5OKCBDLO.js";

// src/main/post.ts
await o("post");
