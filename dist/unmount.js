import {
  mc as m
} from "./shared-7E4L2H65.js";

// src/main/unmount.ts
await m("unmount");
