import {
  mc as r
} from "./shared-2MBM6T2L.js";

// src/main/save.ts
await r("save");
