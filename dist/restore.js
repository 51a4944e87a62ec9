import {
  hc as r
} from "./shared-ETNYFWOG.js";

// src/main/restore.ts
await r("restore");
