import {
  mc as r
} from "./shared-UB7QJKMX.js";

// src/main/restore-only.ts
await r("restore-only");
