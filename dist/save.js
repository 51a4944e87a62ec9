import {
  hc as r
} from "./shared-6RCURWQW.js";

// src/main/save.ts
await r("save");
