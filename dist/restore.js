import {
  mc as r
} from "./shared-DVQJ3GXW.js";

// src/main/restore.ts
await r("restore");
