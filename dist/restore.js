import {
  jc as r
} from "./shared-3VJ7PYHG.js";

// src/main/restore.ts
await r("restore");
