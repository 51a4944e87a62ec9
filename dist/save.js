import {
  hc as r
} from "./shared-ZBED4KCG.js";

// src/main/save.ts
await r("save");
