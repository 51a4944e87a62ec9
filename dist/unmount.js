import {
  fc as m
} from "./shared-DKRQSRHP.js";

// src/main/unmount.ts
await m("unmount");
