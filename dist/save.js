import {
  hc as r
} from "./shared-IKFAL5NA.js";

// src/main/save.ts
await r("save");
