import {
  jc as r
} from "./shared-GFIOWVMO.js";

// src/main/restore-only.ts
await r("restore-only");
