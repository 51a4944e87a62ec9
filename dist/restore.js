import {
  fc as r
} from "./shared-QOCJKWXD.js";

// src/main/restore.ts
await r("restore");
