import {
  mc as r
} from "./shared-YCZRCYCD.js";

// src/main/restore-only.ts
await r("restore-only");
