import {
  hc as r
} from "./shared-PVOHVEDD.js";

// src/main/restore-only.ts
await r("restore-only");
