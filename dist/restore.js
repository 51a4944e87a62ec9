import {
  hc as r
} from "./shared-56XQ7IA3.js";

// src/main/restore.ts
await r("restore");
