import {
  mc as r
} from "./shared-MGIYZCUN.js";

// src/main/restore-only.ts
await r("restore-only");
