import {
  hc as m
} from "./shared-PUR5MB6S.js";

// src/main/unmount.ts
await m("unmount");
