import {
  hc as r
} from "./shared-SKKANMOY.js";

// src/main/save.ts
await r("save");
