import {
  mc as r
} from "./shared-ELFWWHYE.js";

// src/main/restore.ts
await r("restore");
