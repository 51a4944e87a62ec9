import {
  fc as r
} from "./shared-QEHPURYQ.js";

// src/main/restore.ts
await r("restore");
