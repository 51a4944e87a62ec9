import {
  jc as m
} from "./shared-ONEEQVHS.js";

// src/main/unmount.ts
await m("unmount");
