import {
  mc as r
} from "./shared-LDFMPZS4.js";

// src/main/restore-only.ts
await r("restore-only");
