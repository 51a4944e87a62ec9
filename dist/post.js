import {
  hc as o
} from "./shared-PUR5MB6S.js";

// src/main/post.ts
await o("post");
