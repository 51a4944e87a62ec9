import {
  gc as r
} from "./shared-OVL7AF47.js";

// src/main/restore-only.ts
await r("restore-only");
