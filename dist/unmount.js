import {
  ic as m
} from "./shared-64TWM7JS.js";

// src/main/unmount.ts
await m("unmount");
