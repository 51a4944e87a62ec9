import {
  mc as r
} from "./shared-SQG2CVD2.js";

// src/main/restore-only.ts
await r("restore-only");
