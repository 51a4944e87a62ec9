import {
  mc as r
} from "./shared-AIQVJCZL.js";

// src/main/restore-only.ts
await r("restore-only");
