import {
  mc as r
} from "./shared-KOLJALZE.js";

// src/main/restore-only.ts
await r("restore-only");
