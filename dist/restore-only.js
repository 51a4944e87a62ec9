import {
  mc as r
} from "./shared-ELFWWHYE.js";

// src/main/restore-only.ts
await r("restore-only");
