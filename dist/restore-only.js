import {
  fc as r
} from "./shared-DKRQSRHP.js";

// src/main/restore-only.ts
await r("restore-only");
