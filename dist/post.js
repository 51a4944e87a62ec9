import {
  fc as o
} from "./shared-DU7UEHYP.js";

// src/main/post.ts
await o("post");
