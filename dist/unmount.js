import {
  jc as m
} from "./shared-FJ6DBN7A.js";

// src/main/unmount.ts
await m("unmount");
