import {
  jc as o
} from "./shared-TJVNCZES.js";

// src/main/post.ts
await o("post");
