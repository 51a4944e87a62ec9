import {
  jc as r
} from "./shared-USLPFLSL.js";

// src/main/restore-only.ts
await r("restore-only");
