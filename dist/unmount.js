import {
  fc as m
} from "./shared-QEHPURYQ.js";

// src/main/unmount.ts
await m("unmount");
