import {
  mc as r
} from "./shared-YCZRCYCD.js";

// src/main/restore.ts
await r("restore");
