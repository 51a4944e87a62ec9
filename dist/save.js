import {
  fc as r
} from "./shared-QOCJKWXD.js";

// src/main/save.ts
await r("save");
