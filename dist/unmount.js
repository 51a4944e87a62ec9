import {
  fc as m
} from "./shared-DU7UEHYP.js";

// src/main/unmount.ts
await m("unmount");
