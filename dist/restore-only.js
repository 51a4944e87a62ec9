import {
  mc as r
} from "./shared-VTOURBZ3.js";

// src/main/restore-only.ts
await r("restore-only");
