import {
  mc as r
} from "./shared-2VUY5XB4.js";

// src/main/save.ts
await r("save");
