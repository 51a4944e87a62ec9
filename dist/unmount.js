import {
  gc as m
} from "./shared-OVL7AF47.js";

// src/main/unmount.ts
await m("unmount");
