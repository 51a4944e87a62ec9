import {
  hc as m
} from "./shared-J3K5DTX5.js";

// src/main/unmount.ts
await m("unmount");
