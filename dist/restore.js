import {
  mc as r
} from "./shared-QVNY7J34.js";

// src/main/restore.ts
await r("restore");
