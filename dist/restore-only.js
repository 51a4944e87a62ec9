import {
  jc as r
} from "./shared-ONEEQVHS.js";

// src/main/restore-only.ts
await r("restore-only");
