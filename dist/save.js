import {
  mc as r
} from "./shared-62V36QLB.js";

// src/main/save.ts
await r("save");
