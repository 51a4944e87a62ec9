import {
  hc as r
} from "./shared-5LCSFLWW.js";

// src/main/save.ts
await r("save");
