import {
  fc as r
} from "./shared-XTMHNVDL.js";

// src/main/save.ts
await r("save");
