import {
  mc as m
} from "./shared-5VV3L5EA.js";

// src/main/unmount.ts
await m("unmount");
