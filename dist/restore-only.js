import {
  hc as r
} from "./shared-FZMDHMJH.js";

// src/main/restore-only.ts
await r("restore-only");
