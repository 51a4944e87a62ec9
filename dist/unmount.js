import {
  hc as m
} from "./shared-FZMDHMJH.js";

// src/main/unmount.ts
await m("unmount");
