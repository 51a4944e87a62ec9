import {
  lc as m
} from "./shared-EQKOR6PE.js";

// src/main/unmount.ts
await m("unmount");
