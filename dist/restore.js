import {
  fc as r
} from "./shared-3Z5QLGIC.js";

// src/main/restore.ts
await r("restore");
