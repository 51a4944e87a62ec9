import {
  mc as m
} from "./shared-AIQVJCZL.js";

// src/main/unmount.ts
await m("unmount");
