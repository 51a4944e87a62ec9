import {
  gc as r
} from "./shared-OVL7AF47.js";

// src/main/restore.ts
await r("restore");
