import {
  mc as m
} from "./shared-ZEAL3R6B.js";

// src/main/unmount.ts
await m("unmount");
