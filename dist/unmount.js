import {
  jc as m
} from "./shared-KKVGMA6L.js";

// src/main/unmount.ts
await m("unmount");
