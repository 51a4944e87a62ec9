import {
  hc as m
} from "./shared-N7M7AKF4.js";

// src/main/unmount.ts
await m("unmount");
