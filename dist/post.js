import {
  mc as o
} from "./shared-NFZQB4KT.js";

// src/main/post.ts
await o("post");
