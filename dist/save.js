import {
  mc as r
} from "./shared-5ZCUOPW7.js";

// src/main/save.ts
await r("save");
