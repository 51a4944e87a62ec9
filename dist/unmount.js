import {
  hc as m
} from "./shared-RE2ATII2.js";

// src/main/unmount.ts
await m("unmount");
