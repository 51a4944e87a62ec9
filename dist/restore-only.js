import {
  mc as r
} from "./shared-62V36QLB.js";

// src/main/restore-only.ts
await r("restore-only");
