import {
  mc as r
} from "./shared-IAEZ3SPR.js";

// src/main/save.ts
await r("save");
