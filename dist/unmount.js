import {
  mc as m
} from "./shared-LDFMPZS4.js";

// src/main/unmount.ts
await m("unmount");
