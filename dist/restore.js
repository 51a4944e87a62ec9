import {
  hc as r
} from "./shared-AY276XMV.js";

// src/main/restore.ts
await r("restore");
