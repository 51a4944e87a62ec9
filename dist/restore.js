import {
  jc as r
} from "./shared-S4GQ5EHT.js";

// src/main/restore.ts
await r("restore");
