import {
  mc as r
} from "./shared-AKOX3KSV.js";

// src/main/save.ts
await r("save");
