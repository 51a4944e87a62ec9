import {
  lc as r
} from "./shared-KLAXDOYL.js";

// src/main/restore-only.ts
await r("restore-only");
