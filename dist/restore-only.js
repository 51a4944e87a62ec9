import {
  hc as r
} from "./shared-ZBED4KCG.js";

// src/main/restore-only.ts
await r("restore-only");
