import {
  jc as m
} from "./shared-TJVNCZES.js";

// src/main/unmount.ts
await m("unmount");
