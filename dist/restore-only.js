import {
  ic as r
} from "./shared-3XG3QA5C.js";

// src/main/restore-only.ts
await r("restore-only");
