import {
  hc as r
} from "./shared-SWQYU55Z.js";

// src/main/save.ts
await r("save");
