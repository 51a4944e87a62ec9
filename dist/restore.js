import {
  hc as r
} from "./shared-RE2ATII2.js";

// src/main/restore.ts
await r("restore");
