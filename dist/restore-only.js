import {
  hc as r
} from "./shared-IERS52RN.js";

// src/main/restore-only.ts
await r("restore-only");
