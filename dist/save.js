import {
  mc as r
} from "./shared-ZEAL3R6B.js";

// src/main/save.ts
await r("save");
