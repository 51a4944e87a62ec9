import {
  gc as o
} from "./shared-L7AV6OTJ.js";

// src/main/post.ts
await o("post");
