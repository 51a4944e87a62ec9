import {
  jc as m
} from "./shared-JJFE6Q6W.js";

// src/main/unmount.ts
await m("unmount");
