import {
  mc as r
} from "./shared-MGIYZCUN.js";

// src/main/save.ts
await r("save");
