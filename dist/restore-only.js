import {
  mc as r
} from "./shared-I27CKNND.js";

// src/main/restore-only.ts
await r("restore-only");
