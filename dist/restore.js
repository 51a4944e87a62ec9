import {
  gc as r
} from "./shared-MZ2KCVPD.js";

// src/main/restore.ts
await r("restore");
