import {
  hc as r
} from "./shared-ZBED4KCG.js";

// src/main/restore.ts
await r("restore");
