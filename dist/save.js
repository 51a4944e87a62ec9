import {
  hc as r
} from "./shared-34IT3LLF.js";

// src/main/save.ts
await r("save");
