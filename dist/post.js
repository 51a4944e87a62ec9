import {
  hc as o
} from "./shared-PVOHVEDD.js";

// src/main/post.ts
await o("post");
