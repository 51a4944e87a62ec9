import {
  hc as m
} from "./shared-IERS52RN.js";

// src/main/unmount.ts
await m("unmount");
