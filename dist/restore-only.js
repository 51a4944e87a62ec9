import {
  jc as r
} from "./shared-S4GQ5EHT.js";

// src/main/restore-only.ts
await r("restore-only");
