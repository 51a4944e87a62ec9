import {
  hc as m
} from "./shared-JPYG64FY.js";

// src/main/unmount.ts
await m("unmount");
