import {
  fc as r
} from "./shared-GYSIPTDX.js";

// src/main/restore-only.ts
await r("restore-only");
