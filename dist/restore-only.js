import {
  hc as r
} from "./shared-IKFAL5NA.js";

// src/main/restore-only.ts
await r("restore-only");
