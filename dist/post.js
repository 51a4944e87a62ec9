import {
  hc as o
} from "./shared-HBLDHMAR.js";

// src/main/post.ts
await o("post");
