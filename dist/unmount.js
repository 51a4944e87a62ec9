import {
  mc as m
} from "./shared-JB6ZGLTQ.js";

// src/main/unmount.ts
await m("unmount");
