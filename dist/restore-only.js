import {
  mc as r
} from "./shared-NFZQB4KT.js";

// src/main/restore-only.ts
await r("restore-only");
