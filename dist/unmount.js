import {
  hc as m
} from "./shared-HBLDHMAR.js";

// src/main/unmount.ts
await m("unmount");
