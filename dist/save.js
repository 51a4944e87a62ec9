import {
  gc as r
} from "./shared-MZ2KCVPD.js";

// src/main/save.ts
await r("save");
