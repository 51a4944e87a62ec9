import {
  mc as m
} from "./shared-UB7QJKMX.js";

// src/main/unmount.ts
await m("unmount");
