import {
  mc as o
} from "./shared-IAEZ3SPR.js";

// src/main/post.ts
await o("post");
