import {
  hc as r
} from "./shared-HN6SVQ6H.js";

// src/main/save.ts
await r("save");
