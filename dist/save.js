import {
  hc as r
} from "./shared-56XQ7IA3.js";

// src/main/save.ts
await r("save");
