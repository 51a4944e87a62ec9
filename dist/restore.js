import {
  ic as r
} from "./shared-64TWM7JS.js";

// src/main/restore.ts
await r("restore");
