import {
  mc as r
} from "./shared-5VV3L5EA.js";

// src/main/save.ts
await r("save");
