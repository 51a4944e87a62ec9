import {
  hc as r
} from "./shared-FZMDHMJH.js";

// src/main/save.ts
await r("save");
