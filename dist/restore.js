import {
  mc as r
} from "./shared-LDFMPZS4.js";

// src/main/restore.ts
await r("restore");
