import {
  mc as r
} from "./shared-NVKZCG2K.js";

// src/main/save.ts
await r("save");
