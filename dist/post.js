import {
  mc as o
} from "./shared-5VPYOT4O.js";

// src/main/post.ts
await o("post");
