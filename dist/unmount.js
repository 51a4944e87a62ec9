import {
  mc as m
} from "./shared-XZJDEQEJ.js";

// src/main/unmount.ts
await m("unmount");
