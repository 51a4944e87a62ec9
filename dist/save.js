import {
  mc as r
} from "./shared-KOLJALZE.js";

// src/main/save.ts
await r("save");
