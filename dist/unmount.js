import {
  hc as m
} from "./shared-PBHNXTLO.js";

// src/main/unmount.ts
await m("unmount");
