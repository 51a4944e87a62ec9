import {
  mc as r
} from "./shared-YCZRCYCD.js";

// src/main/save.ts
await r("save");
