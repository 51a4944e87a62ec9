import {
  fc as r
} from "./shared-DKRQSRHP.js";

// src/main/save.ts
await r("save");
