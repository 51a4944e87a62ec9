import {
  jc as m
} from "./shared-S4GQ5EHT.js";

// src/main/unmount.ts
await m("unmount");
