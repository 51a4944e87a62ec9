import {
  jc as r
} from "./shared-GFIOWVMO.js";

// src/main/save.ts
await r("save");
