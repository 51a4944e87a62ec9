import {
  mc as m
} from "./shared-EER6DMI4.js";

// src/main/unmount.ts
await m("unmount");
