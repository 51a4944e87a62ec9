import {
  mc as r
} from "./shared-7E4L2H65.js";

// src/main/save.ts
await r("save");
