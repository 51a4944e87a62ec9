import {
  mc as o
} from "./shared-VTOURBZ3.js";

// src/main/post.ts
await o("post");
