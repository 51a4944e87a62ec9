import {
  hc as r
} from "./shared-AKHEELYZ.js";

// src/main/restore.ts
await r("restore");
