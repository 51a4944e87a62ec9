import {
  mc as r
} from "./shared-GHABWJEN.js";

// src/main/save.ts
await r("save");
