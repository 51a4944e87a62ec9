import {
  fc as r
} from "./shared-XTMHNVDL.js";

// src/main/restore.ts
await r("restore");
