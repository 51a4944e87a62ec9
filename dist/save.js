import {
  hc as r
} from "./shared-PBHNXTLO.js";

// src/main/save.ts
await r("save");
