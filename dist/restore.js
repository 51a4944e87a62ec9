import {
  mc as r
} from "./shared-A4ETSIFG.js";

// src/main/restore.ts
await r("restore");
