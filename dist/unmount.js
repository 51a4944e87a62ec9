import {
  hc as m
} from "./shared-RUGZYUKN.js";

// src/main/unmount.ts
await m("unmount");
