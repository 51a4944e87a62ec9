import {
  lc as r
} from "./shared-KLAXDOYL.js";

// src/main/save.ts
await r("save");
