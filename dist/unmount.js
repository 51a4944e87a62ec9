import {
  mc as m
} from "./shared-QLS4Z2AQ.js";

// src/main/unmount.ts
await m("unmount");
