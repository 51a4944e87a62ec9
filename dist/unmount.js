import {
  ic as m
} from "./shared-DJVQNQ3A.js";

// src/main/unmount.ts
await m("unmount");
