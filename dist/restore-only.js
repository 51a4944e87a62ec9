import {
  mc as r
} from "./shared-ZEAL3R6B.js";

// src/main/restore-only.ts
await r("restore-only");
