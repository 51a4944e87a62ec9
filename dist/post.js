import {
  mc as o
} from "./shared-PQM3PD2X.js";

// src/main/post.ts
await o("post");
