import {
  mc as r
} from "./shared-QVNY7J34.js";

// src/main/restore-only.ts
await r("restore-only");
