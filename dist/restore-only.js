import {
  mc as r
} from "./shared-JB6ZGLTQ.js";

// src/main/restore-only.ts
await r("restore-only");
