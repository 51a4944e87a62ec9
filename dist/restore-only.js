import {
  hc as r
} from "./shared-HN6SVQ6H.js";

// src/main/restore-only.ts
await r("restore-only");
