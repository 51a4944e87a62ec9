import {
  mc as m
} from "./shared-62V36QLB.js";

// src/main/unmount.ts
await m("unmount");
