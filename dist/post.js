import {
  gc as o
} from "./shared-OVL7AF47.js";

// src/main/post.ts
await o("post");
