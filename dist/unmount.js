import {
  mc as m
} from "./shared-5VPYOT4O.js";

// src/main/unmount.ts
await m("unmount");
