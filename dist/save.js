import {
  mc as r
} from "./shared-A4ETSIFG.js";

// src/main/save.ts
await r("save");
