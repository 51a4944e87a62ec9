import {
  jc as r
} from "./shared-TJVNCZES.js";

// src/main/restore.ts
await r("restore");
