import {
  mc as r
} from "./shared-JB6ZGLTQ.js";

// src/main/restore.ts
await r("restore");
