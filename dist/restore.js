import {
  jc as r
} from "./shared-GFIOWVMO.js";

// src/main/restore.ts
await r("restore");
