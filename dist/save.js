import {
  jc as r
} from "./shared-LJEFSPGY.js";

// src/main/save.ts
await r("save");
