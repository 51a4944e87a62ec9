import {
  jc as o
} from "./shared-LGU5VVRA.js";

// src/main/post.ts
await o("post");
