import {
  hc as m
} from "./shared-MLYU6XW5.js";

// src/main/unmount.ts
await m("unmount");
