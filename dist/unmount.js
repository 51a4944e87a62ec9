import {
  mc as m
} from "./shared-MGIYZCUN.js";

// src/main/unmount.ts
await m("unmount");
