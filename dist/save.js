import {
  mc as r
} from "./shared-BSJPJVOG.js";

// src/main/save.ts
await r("save");
