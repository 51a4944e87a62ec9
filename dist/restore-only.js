import {
  hc as r
} from "./shared-N7M7AKF4.js";

// src/main/restore-only.ts
await r("restore-only");
