import {
  fc as r
} from "./shared-2WL3EM7X.js";

// src/main/restore.ts
await r("restore");
