import {
  mc as r
} from "./shared-EER6DMI4.js";

// src/main/restore-only.ts
await r("restore-only");
