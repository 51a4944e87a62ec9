import {
  jc as r
} from "./shared-KKVGMA6L.js";

// src/main/save.ts
await r("save");
