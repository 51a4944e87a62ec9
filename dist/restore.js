import {
  mc as r
} from "./shared-XZJDEQEJ.js";

// src/main/restore.ts
await r("restore");
