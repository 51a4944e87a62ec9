import {
  fc as m
} from "./shared-3Z5QLGIC.js";

// src/main/unmount.ts
await m("unmount");
