import {
  lc as r
} from "./shared-5OKCBDLO.js";

// src/main/restore-only.ts
await r("restore-only");
