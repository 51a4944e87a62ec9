import {
  mc as m
} from "./shared-BSJPJVOG.js";

// src/main/unmount.ts
await m("unmount");
