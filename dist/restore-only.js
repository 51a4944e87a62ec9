import {
  mc as r
} from "./shared-5VPYOT4O.js";

// src/main/restore-only.ts
await r("restore-only");
