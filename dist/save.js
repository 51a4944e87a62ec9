import {
  hc as r
} from "./shared-PUR5MB6S.js";

// src/main/save.ts
await r("save");
