import {
  mc as r
} from "./shared-SQG2CVD2.js";

// src/main/restore.ts
await r("restore");
