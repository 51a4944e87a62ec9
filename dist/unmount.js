import {
  jc as m
} from "./shared-H5DKZ2X5.js";

// src/main/unmount.ts
await m("unmount");
