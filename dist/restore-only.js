import {
  mc as r
} from "./shared-DJBX7BB7.js";

// src/main/restore-only.ts
await r("restore-only");
