import {
  fc as o
} from "./shared-XTMHNVDL.js";

// src/main/post.ts
await o("post");
