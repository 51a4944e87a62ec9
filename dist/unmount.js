import {
  mc as m
} from "./shared-PQM3PD2X.js";

// src/main/unmount.ts
await m("unmount");
