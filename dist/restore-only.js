import {
  hc as r
} from "./shared-PUR5MB6S.js";

// src/main/restore-only.ts
await r("restore-only");
