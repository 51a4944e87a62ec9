import {
  mc as m
} from "./shared-2MBM6T2L.js";

// src/main/unmount.ts
await m("unmount");
