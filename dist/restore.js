import {
  hc as r
} from "./shared-N7M7AKF4.js";

// src/main/restore.ts
await r("restore");
