import {
  mc as m
} from "./shared-DVQJ3GXW.js";

// src/main/unmount.ts
await m("unmount");
