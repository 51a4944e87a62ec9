import {
  lc as r
} from "./shared-O57G4FRF.js";

// src/main/restore-only.ts
await r("restore-only");
