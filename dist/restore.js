import {
  mc as r
} from "./shared-KOLJALZE.js";

// src/main/restore.ts
await r("restore");
