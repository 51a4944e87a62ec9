import {
  hc as r
} from "./shared-6RCURWQW.js";

// src/main/restore-only.ts
await r("restore-only");
