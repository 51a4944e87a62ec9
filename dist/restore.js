import {
  hc as r
} from "./shared-RUGZYUKN.js";

// src/main/restore.ts
await r("restore");
