import {
  lc as o
} from "./shared-EQKOR6PE.js";

// src/main/post.ts
await o("post");
