import {
  mc as r
} from "./shared-PQM3PD2X.js";

// src/main/restore-only.ts
await r("restore-only");
