import {
  mc as r
} from "./shared-PQM3PD2X.js";

// src/main/restore.ts
await r("restore");
