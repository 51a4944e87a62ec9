import {
  mc as r
} from "./shared-VTOURBZ3.js";

// src/main/save.ts
await r("save");
