import {
  jc as m
} from "./shared-ZQEHNQBF.js";

// src/main/unmount.ts
await m("unmount");
