import {
  mc as r
} from "./shared-LDFMPZS4.js";

// src/main/save.ts
await r("save");
