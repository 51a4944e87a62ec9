import {
  mc as r
} from "./shared-PQM3PD2X.js";

// src/main/save.ts
await r("save");
