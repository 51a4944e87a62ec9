import {
  hc as r
} from "./shared-2XXTVJ2T.js";

// src/main/restore.ts
await r("restore");
