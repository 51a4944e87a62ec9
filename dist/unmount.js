import {
  mc as m
} from "./shared-YCZRCYCD.js";

// src/main/unmount.ts
await m("unmount");
