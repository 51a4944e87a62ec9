import {
  lc as r
} from "./shared-O57G4FRF.js";

// src/main/restore.ts
await r("restore");
