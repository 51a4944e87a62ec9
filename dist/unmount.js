import {
  jc as m
} from "./shared-LJEFSPGY.js";

// src/main/unmount.ts
await m("unmount");
