import {
  jc as r
} from "./shared-LJEFSPGY.js";

// src/main/restore-only.ts
await r("restore-only");
