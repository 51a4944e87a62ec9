import {
  jc as r
} from "./shared-S4GQ5EHT.js";

// src/main/save.ts
await r("save");
