import {
  mc as r
} from "./shared-H7TO7BL7.js";

// src/main/restore.ts
await r("restore");
