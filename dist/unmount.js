import {
  mc as m
} from "./shared-2VUY5XB4.js";

// src/main/unmount.ts
await m("unmount");
