import {
  mc as r
} from "./shared-NFZQB4KT.js";

// src/main/restore.ts
await r("restore");
