import {
  hc as r
} from "./shared-SKKANMOY.js";

// src/main/restore.ts
await r("restore");
