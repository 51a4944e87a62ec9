import {
  fc as r
} from "./shared-QEHPURYQ.js";

// src/main/restore-only.ts
await r("restore-only");
