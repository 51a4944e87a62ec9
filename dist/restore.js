import {
  lc as r
} from "./shared-EQKOR6PE.js";

// src/main/restore.ts
await r("restore");
