import {
  mc as r
} from "./shared-5VV3L5EA.js";

// src/main/restore-only.ts
await r("restore-only");
