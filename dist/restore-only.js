import {
  mc as r
} from "./shared-NVKZCG2K.js";

// src/main/restore-only.ts
await r("restore-only");
