import {
  mc as m
} from "./shared-H7TO7BL7.js";

// src/main/unmount.ts
await m("unmount");
