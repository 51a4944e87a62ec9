import {
  mc as r
} from "./shared-4H6W3SON.js";

// src/main/restore.ts
await r("restore");
