import {
  hc as r
} from "./shared-AKHEELYZ.js";

// src/main/save.ts
await r("save");
