import {
  jc as o
} from "./shared-S4GQ5EHT.js";

// src/main/post.ts
await o("post");
