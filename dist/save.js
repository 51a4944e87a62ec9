import {
  mc as r
} from "./shared-SQG2CVD2.js";

// src/main/save.ts
await r("save");
