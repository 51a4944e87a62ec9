import {
  jc as m
} from "./shared-FBVWU2RQ.js";

// src/main/unmount.ts
await m("unmount");
