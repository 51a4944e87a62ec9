import {
  hc as r
} from "./shared-SWQYU55Z.js";

// src/main/restore.ts
await r("restore");
