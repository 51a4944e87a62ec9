import {
  mc as r
} from "./shared-MGIYZCUN.js";

// src/main/restore.ts
await r("restore");
