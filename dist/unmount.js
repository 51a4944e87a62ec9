import {
  mc as m
} from "./shared-5ZCUOPW7.js";

// src/main/unmount.ts
await m("unmount");
