import {
  mc as r
} from "./shared-GHABWJEN.js";

// src/main/restore.ts
await r("restore");
