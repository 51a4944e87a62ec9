import {
  hc as m
} from "./shared-56XQ7IA3.js";

// src/main/unmount.ts
await m("unmount");
