import {
  lc as o
} from "./shared-O57G4FRF.js";

// src/main/post.ts
await o("post");
