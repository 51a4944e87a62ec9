import {
  mc as r
} from "./shared-IAEZ3SPR.js";

// src/main/restore-only.ts
await r("restore-only");
