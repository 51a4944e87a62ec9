import {
  mc as m
} from "./shared-QVNY7J34.js";

// src/main/unmount.ts
await m("unmount");
