import {
  hc as r
} from "./shared-IERS52RN.js";

// src/main/restore.ts
await r("restore");
