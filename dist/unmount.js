import {
  hc as m
} from "./shared-HN6SVQ6H.js";

// src/main/unmount.ts
await m("unmount");
