import {
  hc as r
} from "./shared-RE2ATII2.js";

// src/main/save.ts
await r("save");
