import {
  mc as m
} from "./shared-NVKZCG2K.js";

// src/main/unmount.ts
await m("unmount");
