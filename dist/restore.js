import {
  mc as r
} from "./shared-ANVP2FQX.js";

// src/main/restore.ts
await r("restore");
