import {
  gc as r
} from "./shared-MZ2KCVPD.js";

// src/main/restore-only.ts
await r("restore-only");
