import {
  mc as r
} from "./shared-5ZCUOPW7.js";

// src/main/restore.ts
await r("restore");
