import {
  mc as r
} from "./shared-JB6ZGLTQ.js";

// src/main/save.ts
await r("save");
