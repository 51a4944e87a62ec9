import {
  mc as r
} from "./shared-4H6W3SON.js";

// src/main/save.ts
await r("save");
