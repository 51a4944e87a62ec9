import {
  mc as r
} from "./shared-AIQVJCZL.js";

// src/main/save.ts
await r("save");
