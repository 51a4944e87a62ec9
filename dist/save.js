import {
  hc as r
} from "./shared-ETNYFWOG.js";

// src/main/save.ts
await r("save");
