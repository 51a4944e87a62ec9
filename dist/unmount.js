import {
  fc as m
} from "./shared-2WL3EM7X.js";

// src/main/unmount.ts
await m("unmount");
