import {
  fc as r
} from "./shared-2WL3EM7X.js";

// src/main/restore-only.ts
await r("restore-only");
