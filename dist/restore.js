import {
  hc as r
} from "./shared-PVOHVEDD.js";

// src/main/restore.ts
await r("restore");
