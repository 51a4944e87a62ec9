import {
  mc as r
} from "./shared-2MBM6T2L.js";

// src/main/restore.ts
await r("restore");
