import {
  jc as r
} from "./shared-ONEEQVHS.js";

// src/main/restore.ts
await r("restore");
