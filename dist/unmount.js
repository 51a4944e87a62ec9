import {
  lc as m
} from "./shared-KLAXDOYL.js";

// src/main/unmount.ts
await m("unmount");
