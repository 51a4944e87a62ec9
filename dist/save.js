import {
  hc as r
} from "./shared-JPYG64FY.js";

// src/main/save.ts
await r("save");
