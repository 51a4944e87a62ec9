import {
  fc as m
} from "./shared-XTMHNVDL.js";

// src/main/unmount.ts
await m("unmount");
