import {
  hc as r
} from "./shared-56XQ7IA3.js";

// src/main/restore-only.ts
await r("restore-only");
