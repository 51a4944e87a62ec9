import {
  mc as m
} from "./shared-56JST7QE.js";

// src/main/unmount.ts
await m("unmount");
