import {
  mc as r
} from "./shared-7E4L2H65.js";

// src/main/restore-only.ts
await r("restore-only");
