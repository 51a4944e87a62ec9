import {
  fc as m
} from "./shared-GYSIPTDX.js";

// src/main/unmount.ts
await m("unmount");
