import {
  ic as r
} from "./shared-64TWM7JS.js";

// src/main/restore-only.ts
await r("restore-only");
