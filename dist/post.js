import {
  mc as o
} from "./shared-A4ETSIFG.js";

// src/main/post.ts
await o("post");
