import {
  mc as r
} from "./shared-EER6DMI4.js";

// src/main/restore.ts
await r("restore");
