import {
  jc as r
} from "./shared-FBVWU2RQ.js";

// src/main/save.ts
await r("save");
