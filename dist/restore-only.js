import {
  mc as r
} from "./shared-BSJPJVOG.js";

// src/main/restore-only.ts
await r("restore-only");
