import {
  jc as m
} from "./shared-LGU5VVRA.js";

// src/main/unmount.ts
await m("unmount");
