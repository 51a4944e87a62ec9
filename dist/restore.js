import {
  mc as r
} from "./shared-IAEZ3SPR.js";

// src/main/restore.ts
await r("restore");
