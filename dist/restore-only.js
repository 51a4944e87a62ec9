import {
  hc as r
} from "./shared-PBHNXTLO.js";

// src/main/restore-only.ts
await r("restore-only");
