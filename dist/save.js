import {
  mc as r
} from "./shared-UB7QJKMX.js";

// src/main/save.ts
await r("save");
