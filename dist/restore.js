import {
  hc as r
} from "./shared-IKFAL5NA.js";

// src/main/restore.ts
await r("restore");
