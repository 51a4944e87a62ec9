import {
  jc as m
} from "./shared-3VJ7PYHG.js";

// src/main/unmount.ts
await m("unmount");
