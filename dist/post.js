import {
  mc as o
} from "./shared-56JST7QE.js";

// src/main/post.ts
await o("post");
