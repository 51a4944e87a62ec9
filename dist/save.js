import {
  mc as r
} from "./shared-XZJDEQEJ.js";

// src/main/save.ts
await r("save");
