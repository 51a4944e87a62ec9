import {
  mc as r
} from "./shared-ANVP2FQX.js";

// src/main/restore-only.ts
await r("restore-only");
