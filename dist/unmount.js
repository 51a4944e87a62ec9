import {
  mc as m
} from "./shared-4H6W3SON.js";

// src/main/unmount.ts
await m("unmount");
