import {
  hc as m
} from "./shared-ZBED4KCG.js";

// src/main/unmount.ts
await m("unmount");
