import {
  mc as r
} from "./shared-DVQJ3GXW.js";

// src/main/restore-only.ts
await r("restore-only");
