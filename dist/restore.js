import {
  mc as r
} from "./shared-VTOURBZ3.js";

// src/main/restore.ts
await r("restore");
