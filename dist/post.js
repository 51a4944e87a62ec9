import {
  hc as o
} from "./shared-J3K5DTX5.js";

// src/main/post.ts
await o("post");
