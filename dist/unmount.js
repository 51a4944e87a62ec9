import {
  hc as m
} from "./shared-5LCSFLWW.js";

// src/main/unmount.ts
await m("unmount");
