import {
  hc as r
} from "./shared-SKKANMOY.js";

// src/main/restore-only.ts
await r("restore-only");
