import {
  hc as r
} from "./shared-JPYG64FY.js";

// src/main/restore-only.ts
await r("restore-only");
