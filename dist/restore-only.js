import {
  hc as r
} from "./shared-AKHEELYZ.js";

// src/main/restore-only.ts
await r("restore-only");
