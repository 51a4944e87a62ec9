import {
  mc as r
} from "./shared-QVNY7J34.js";

// src/main/save.ts
await r("save");
