import {
  hc as m
} from "./shared-IKFAL5NA.js";

// src/main/unmount.ts
await m("unmount");
