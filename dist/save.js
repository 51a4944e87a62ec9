import {
  jc as r
} from "./shared-ONEEQVHS.js";

// src/main/save.ts
await r("save");
