import {
  gc as r
} from "./shared-L7AV6OTJ.js";

// src/main/save.ts
await r("save");
