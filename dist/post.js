import {
  hc as o
} from "./shared-5LCSFLWW.js";

// src/main/post.ts
await o("post");
