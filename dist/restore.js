import {
  hc as r
} from "./shared-MLYU6XW5.js";

// src/main/restore.ts
await r("restore");
