import {
  hc as m
} from "./shared-ETNYFWOG.js";

// src/main/unmount.ts
await m("unmount");
