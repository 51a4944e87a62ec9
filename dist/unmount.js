import {
  lc as m
} from "./shared-O57G4FRF.js";

// src/main/unmount.ts
await m("unmount");
