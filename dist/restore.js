import {
  lc as r
} from "./shared-5OKCBDLO.js";

// src/main/restore.ts
await r("restore");
