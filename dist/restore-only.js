import {
  gc as r
} from "./shared-JWCP2U7Q.js";

// src/main/restore-only.ts
await r("restore-only");
