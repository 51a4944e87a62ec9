import {
  jc as o
} from "./shared-ZQEHNQBF.js";

// src/main/post.ts
await o("post");
