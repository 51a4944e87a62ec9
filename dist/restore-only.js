import {
  hc as r
} from "./shared-ETNYFWOG.js";

// src/main/restore-only.ts
await r("restore-only");
