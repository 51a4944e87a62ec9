import {
  mc as r
} from "./shared-BSJPJVOG.js";

// src/main/restore.ts
await r("restore");
