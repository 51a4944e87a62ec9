import {
  jc as m
} from "./shared-USLPFLSL.js";

// src/main/unmount.ts
await m("unmount");
