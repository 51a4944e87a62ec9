import {
  jc as r
} from "./shared-FBVWU2RQ.js";

// src/main/restore-only.ts
await r("restore-only");
