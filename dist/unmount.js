import {
  hc as m
} from "./shared-6RCURWQW.js";

// src/main/unmount.ts
await m("unmount");
