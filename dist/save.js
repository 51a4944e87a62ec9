import {
  mc as r
} from "./shared-DJBX7BB7.js";

// src/main/save.ts
await r("save");
