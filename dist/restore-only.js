import {
  hc as r
} from "./shared-RE2ATII2.js";

// src/main/restore-only.ts
await r("restore-only");
