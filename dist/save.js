import {
  lc as r
} from "./shared-EQKOR6PE.js";

// src/main/save.ts
await r("save");
