import {
  mc as m
} from "./shared-VTOURBZ3.js";

// src/main/unmount.ts
await m("unmount");
