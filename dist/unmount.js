import {
  mc as m
} from "./shared-NFZQB4KT.js";

// src/main/unmount.ts
await m("unmount");
