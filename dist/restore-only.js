import {
  jc as r
} from "./shared-3VJ7PYHG.js";

// src/main/restore-only.ts
await r("restore-only");
