import {
  mc as r
} from "./shared-QLS4Z2AQ.js";

// src/main/save.ts
await r("save");
