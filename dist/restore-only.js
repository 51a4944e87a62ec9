import {
  hc as r
} from "./shared-RUGZYUKN.js";

// src/main/restore-only.ts
await r("restore-only");
