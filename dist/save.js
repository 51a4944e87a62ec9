import {
  gc as r
} from "./shared-JWCP2U7Q.js";

// src/main/save.ts
await r("save");
