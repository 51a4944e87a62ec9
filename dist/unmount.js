import {
  mc as m
} from "./shared-ELFWWHYE.js";

// src/main/unmount.ts
await m("unmount");
