import {
  ic as m
} from "./shared-3XG3QA5C.js";

// src/main/unmount.ts
await m("unmount");
