import {
  jc as m
} from "./shared-GFIOWVMO.js";

// src/main/unmount.ts
await m("unmount");
