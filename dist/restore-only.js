import {
  fc as r
} from "./shared-3Z5QLGIC.js";

// src/main/restore-only.ts
await r("restore-only");
