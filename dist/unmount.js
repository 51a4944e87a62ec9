import {
  hc as m
} from "./shared-PVOHVEDD.js";

// src/main/unmount.ts
await m("unmount");
