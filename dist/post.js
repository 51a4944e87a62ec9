import {
  hc as o
} from "./shared-2XXTVJ2T.js";

// src/main/post.ts
await o("post");
