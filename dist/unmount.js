import {
  hc as m
} from "./shared-2XXTVJ2T.js";

// src/main/unmount.ts
await m("unmount");
