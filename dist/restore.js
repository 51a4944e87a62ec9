import {
  mc as r
} from "./shared-ZEAL3R6B.js";

// src/main/restore.ts
await r("restore");
