import {
  mc as r
} from "./shared-5VPYOT4O.js";

// src/main/save.ts
await r("save");
