import {
  hc as r
} from "./shared-MLYU6XW5.js";

// src/main/restore-only.ts
await r("restore-only");
