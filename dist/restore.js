import {
  mc as r
} from "./shared-AIQVJCZL.js";

// src/main/restore.ts
await r("restore");
