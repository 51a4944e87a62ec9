import {
  hc as m
} from "./shared-AKHEELYZ.js";

// src/main/unmount.ts
await m("unmount");
