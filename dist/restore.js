import {
  jc as r
} from "./shared-USLPFLSL.js";

// src/main/restore.ts
await r("restore");
