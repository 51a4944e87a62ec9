import {
  ic as r
} from "./shared-DJVQNQ3A.js";

// src/main/save.ts
await r("save");
