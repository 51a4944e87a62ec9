import {
  gc as m
} from "./shared-JWCP2U7Q.js";

// src/main/unmount.ts
await m("unmount");
