import {
  fc as r
} from "./shared-XTMHNVDL.js";

// src/main/restore-only.ts
await r("restore-only");
