import {
  hc as r
} from "./shared-AY276XMV.js";

// src/main/save.ts
await r("save");
