import {
  hc as m
} from "./shared-YYAGXSEK.js";

// src/main/unmount.ts
await m("unmount");
