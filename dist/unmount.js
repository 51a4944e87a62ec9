import {
  mc as m
} from "./shared-SQG2CVD2.js";

// src/main/unmount.ts
await m("unmount");
