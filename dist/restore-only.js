import {
  lc as r
} from "./shared-EQKOR6PE.js";

// src/main/restore-only.ts
await r("restore-only");
