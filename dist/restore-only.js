import {
  hc as r
} from "./shared-2XXTVJ2T.js";

// src/main/restore-only.ts
await r("restore-only");
