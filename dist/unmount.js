import {
  hc as m
} from "./shared-SWQYU55Z.js";

// src/main/unmount.ts
await m("unmount");
