import {
  jc as r
} from "./shared-KKVGMA6L.js";

// src/main/restore-only.ts
await r("restore-only");
