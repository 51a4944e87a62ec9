import {
  mc as r
} from "./shared-NVKZCG2K.js";

// src/main/restore.ts
await r("restore");
