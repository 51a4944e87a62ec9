import {
  jc as o
} from "./shared-GFIOWVMO.js";

// src/main/post.ts
await o("post");
