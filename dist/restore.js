import {
  fc as r
} from "./shared-GYSIPTDX.js";

// src/main/restore.ts
await r("restore");
