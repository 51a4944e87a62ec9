import {
  gc as m
} from "./shared-L7AV6OTJ.js";

// src/main/unmount.ts
await m("unmount");
