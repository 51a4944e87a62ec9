import {
  mc as r
} from "./shared-H7TO7BL7.js";

// src/main/restore-only.ts
await r("restore-only");
