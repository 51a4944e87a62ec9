import {
  hc as o
} from "./shared-SKKANMOY.js";

// src/main/post.ts
await o("post");
