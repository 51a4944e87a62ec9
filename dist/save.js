import {
  gc as r
} from "./shared-OVL7AF47.js";

// src/main/save.ts
await r("save");
