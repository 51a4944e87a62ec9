import {
  jc as o
} from "./shared-USLPFLSL.js";

// src/main/post.ts
await o("post");
