import {
  fc as r
} from "./shared-GYSIPTDX.js";

// src/main/save.ts
await r("save");
