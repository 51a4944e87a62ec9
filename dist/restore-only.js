import {
  mc as r
} from "./shared-A4ETSIFG.js";

// src/main/restore-only.ts
await r("restore-only");
