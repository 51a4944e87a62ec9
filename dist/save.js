import {
  jc as r
} from "./shared-TJVNCZES.js";

// src/main/save.ts
await r("save");
