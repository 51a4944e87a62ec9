import {
  ic as r
} from "./shared-DJVQNQ3A.js";

// src/main/restore-only.ts
await r("restore-only");
