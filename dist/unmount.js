import {
  fc as m
} from "./shared-QOCJKWXD.js";

// src/main/unmount.ts
await m("unmount");
