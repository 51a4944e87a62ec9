import {
  hc as m
} from "./shared-AY276XMV.js";

// src/main/unmount.ts
await m("unmount");
