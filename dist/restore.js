import {
  mc as r
} from "./shared-62V36QLB.js";

// src/main/restore.ts
await r("restore");
