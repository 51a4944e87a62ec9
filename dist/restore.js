import {
  hc as r
} from "./shared-FZMDHMJH.js";

// src/main/restore.ts
await r("restore");
