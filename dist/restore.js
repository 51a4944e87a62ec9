import {
  mc as r
} from "./shared-DJBX7BB7.js";

// src/main/restore.ts
await r("restore");
