import {
  ic as r
} from "./shared-64TWM7JS.js";

// src/main/save.ts
await r("save");
