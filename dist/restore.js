import {
  jc as r
} from "./shared-FBVWU2RQ.js";

// src/main/restore.ts
await r("restore");
