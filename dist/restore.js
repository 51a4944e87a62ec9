import {
  hc as r
} from "./shared-6RCURWQW.js";

// src/main/restore.ts
await r("restore");
