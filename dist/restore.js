import {
  hc as r
} from "./shared-JPYG64FY.js";

// src/main/restore.ts
await r("restore");
