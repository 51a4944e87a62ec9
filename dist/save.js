import {
  mc as r
} from "./shared-EER6DMI4.js";

// src/main/save.ts
await r("save");
