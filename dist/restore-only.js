import {
  jc as r
} from "./shared-TJVNCZES.js";

// src/main/restore-only.ts
await r("restore-only");
