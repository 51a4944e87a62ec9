import {
  jc as r
} from "./shared-JJFE6Q6W.js";

// src/main/save.ts
await r("save");
