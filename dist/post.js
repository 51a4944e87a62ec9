import {
  ic as o
} from "./shared-DJVQNQ3A.js";

// src/main/post.ts
await o("post");
