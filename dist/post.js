import {
  hc as o
} from "./shared-YYAGXSEK.js";

// src/main/post.ts
await o("post");
