import {
  lc as r
} from "./shared-O57G4FRF.js";

// src/main/save.ts
await r("save");
