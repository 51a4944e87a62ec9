import {
  mc as r
} from "./shared-5ZCUOPW7.js";

// src/main/restore-only.ts
await r("restore-only");
