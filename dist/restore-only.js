import {
  mc as r
} from "./shared-2VUY5XB4.js";

// src/main/restore-only.ts
await r("restore-only");
