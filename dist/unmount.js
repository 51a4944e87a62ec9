import {
  mc as m
} from "./shared-GHABWJEN.js";

// src/main/unmount.ts
await m("unmount");
