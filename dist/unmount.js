import {
  mc as m
} from "./shared-I27CKNND.js";

// src/main/unmount.ts
await m("unmount");
