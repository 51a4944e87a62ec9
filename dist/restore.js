import {
  mc as r
} from "./shared-QLS4Z2AQ.js";

// src/main/restore.ts
await r("restore");
