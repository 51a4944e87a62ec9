import {
  hc as r
} from "./shared-PVOHVEDD.js";

// src/main/save.ts
await r("save");
