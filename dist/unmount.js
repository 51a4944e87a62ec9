import {
  mc as m
} from "./shared-A4ETSIFG.js";

// src/main/unmount.ts
await m("unmount");
