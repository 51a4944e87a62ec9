import {
  mc as r
} from "./shared-I27CKNND.js";

// src/main/save.ts
await r("save");
