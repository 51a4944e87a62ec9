import {
  mc as r
} from "./shared-2VUY5XB4.js";

// src/main/restore.ts
await r("restore");
