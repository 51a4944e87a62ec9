import {
  hc as r
} from "./shared-PBHNXTLO.js";

// src/main/restore.ts
await r("restore");
