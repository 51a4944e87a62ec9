import {
  hc as r
} from "./shared-HN6SVQ6H.js";

// src/main/restore.ts
await r("restore");
