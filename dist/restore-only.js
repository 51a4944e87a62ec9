import {
  hc as r
} from "./shared-SWQYU55Z.js";

// src/main/restore-only.ts
await r("restore-only");
