import {
  mc as o
} from "./shared-I27CKNND.js";

// src/main/post.ts
await o("post");
