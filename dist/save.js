import {
  mc as r
} from "./shared-DVQJ3GXW.js";

// src/main/save.ts
await r("save");
