import {
  mc as r
} from "./shared-QLS4Z2AQ.js";

// src/main/restore-only.ts
await r("restore-only");
