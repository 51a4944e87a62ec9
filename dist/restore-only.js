import {
  hc as r
} from "./shared-34IT3LLF.js";

// src/main/restore-only.ts
await r("restore-only");
