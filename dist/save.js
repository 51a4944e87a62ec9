import {
  lc as r
} from "./shared-5OKCBDLO.js";

// src/main/save.ts
await r("save");
