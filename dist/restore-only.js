import {
  mc as r
} from "./shared-4H6W3SON.js";

// src/main/restore-only.ts
await r("restore-only");
