import {
  jc as r
} from "./shared-3VJ7PYHG.js";

// src/main/save.ts
await r("save");
