import {
  hc as m
} from "./shared-SKKANMOY.js";

// src/main/unmount.ts
await m("unmount");
