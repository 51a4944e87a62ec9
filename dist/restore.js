import {
  lc as r
} from "./shared-KLAXDOYL.js";

// src/main/restore.ts
await r("restore");
