import {
  hc as r
} from "./shared-AY276XMV.js";

// src/main/restore-only.ts
await r("restore-only");
