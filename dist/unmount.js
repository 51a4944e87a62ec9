import {
  mc as m
} from "./shared-AKOX3KSV.js";

// src/main/unmount.ts
await m("unmount");
