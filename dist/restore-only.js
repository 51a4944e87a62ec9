import {
  fc as r
} from "./shared-QOCJKWXD.js";

// src/main/restore-only.ts
await r("restore-only");
