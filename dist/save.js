import {
  hc as r
} from "./shared-RUGZYUKN.js";

// src/main/save.ts
await r("save");
