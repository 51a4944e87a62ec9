import {
  hc as m
} from "./shared-34IT3LLF.js";

// src/main/unmount.ts
await m("unmount");
