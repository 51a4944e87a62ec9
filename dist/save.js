import {
  hc as r
} from "./shared-MLYU6XW5.js";

// src/main/save.ts
await r("save");
