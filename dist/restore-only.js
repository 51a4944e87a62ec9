import {
  jc as r
} from "./shared-JJFE6Q6W.js";

// src/main/restore-only.ts
await r("restore-only");
