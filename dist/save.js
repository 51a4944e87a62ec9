import {
  ic as r
} from "./shared-3XG3QA5C.js";

// src/main/save.ts
await r("save");
