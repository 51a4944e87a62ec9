import {
  mc as r
} from "./shared-AKOX3KSV.js";

// src/main/restore.ts
await r("restore");
