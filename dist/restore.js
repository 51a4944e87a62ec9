import {
  hc as r
} from "./shared-34IT3LLF.js";

// src/main/restore.ts
await r("restore");
