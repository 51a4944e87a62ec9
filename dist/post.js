import {
  mc as o
} from "./shared-EER6DMI4.js";

// src/main/post.ts
await o("post");
