import {
  hc as o
} from "./shared-IKFAL5NA.js";

// src/main/post.ts
await o("post");
