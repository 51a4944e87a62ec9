import {
  mc as r
} from "./shared-GHABWJEN.js";

// src/main/restore-only.ts
await r("restore-only");
