import {
  mc as r
} from "./shared-2MBM6T2L.js";

// src/main/restore-only.ts
await r("restore-only");
