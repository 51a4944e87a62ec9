import {
  jc as r
} from "./shared-LJEFSPGY.js";

// src/main/restore.ts
await r("restore");
