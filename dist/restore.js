import {
  hc as r
} from "./shared-PUR5MB6S.js";

// src/main/restore.ts
await r("restore");
