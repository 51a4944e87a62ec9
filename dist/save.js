import {
  fc as r
} from "./shared-QEHPURYQ.js";

// src/main/save.ts
await r("save");
