import {
  mc as m
} from "./shared-IAEZ3SPR.js";

// src/main/unmount.ts
await m("unmount");
