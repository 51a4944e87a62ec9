import {
  hc as r
} from "./shared-IERS52RN.js";

// src/main/save.ts
await r("save");
