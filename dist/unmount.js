import {
  mc as m
} from "./shared-DJBX7BB7.js";

// src/main/unmount.ts
await m("unmount");
