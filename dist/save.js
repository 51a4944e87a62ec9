import {
  mc as r
} from "./shared-NFZQB4KT.js";

// src/main/save.ts
await r("save");
