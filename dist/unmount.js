import {
  lc as m
} from "./shared-5OKCBDLO.js";

// src/main/unmount.ts
await m("unmount");
