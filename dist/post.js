import {
  hc as o
} from "./shared-JPYG64FY.js";

// src/main/post.ts
await o("post");
