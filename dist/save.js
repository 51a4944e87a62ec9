import {
  jc as r
} from "./shared-USLPFLSL.js";

// src/main/save.ts
await r("save");
