import {
  fc as r
} from "./shared-3Z5QLGIC.js";

// src/main/save.ts
await r("save");
