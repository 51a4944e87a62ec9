import {
  mc as m
} from "./shared-KOLJALZE.js";

// src/main/unmount.ts
await m("unmount");
