import {
  mc as r
} from "./shared-UB7QJKMX.js";

// src/main/restore.ts
await r("restore");
