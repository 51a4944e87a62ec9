import {
  mc as r
} from "./shared-ELFWWHYE.js";

// src/main/save.ts
await r("save");
