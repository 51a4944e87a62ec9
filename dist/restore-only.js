import {
  mc as r
} from "./shared-XZJDEQEJ.js";

// src/main/restore-only.ts
await r("restore-only");
