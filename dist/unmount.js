import {
  gc as m
} from "./shared-MZ2KCVPD.js";

// src/main/unmount.ts
await m("unmount");
