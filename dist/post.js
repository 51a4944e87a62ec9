import {
  hc as o
} from "./shared-34IT3LLF.js";

// src/main/post.ts
await o("post");
