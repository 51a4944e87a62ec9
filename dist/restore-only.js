import {
  mc as r
} from "./shared-AKOX3KSV.js";

// src/main/restore-only.ts
await r("restore-only");
