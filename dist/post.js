import {
  hc as o
} from "./shared-N7M7AKF4.js";

// src/main/post.ts
await o("post");
