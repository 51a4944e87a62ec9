import {
  fc as r
} from "./shared-DKRQSRHP.js";

// src/main/restore.ts
await r("restore");
