import {
  hc as r
} from "./shared-2XXTVJ2T.js";

// src/main/save.ts
await r("save");
