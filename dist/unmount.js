import {
  mc as m
} from "./shared-ANVP2FQX.js";

// src/main/unmount.ts
await m("unmount");
