import {
  jc as r
} from "./shared-KKVGMA6L.js";

// src/main/restore.ts
await r("restore");
