import {
  mc as r
} from "./shared-ANVP2FQX.js";

// src/main/save.ts
await r("save");
