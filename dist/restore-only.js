import {
  hc as r
} from "./shared-YYAGXSEK.js";

// src/main/restore-only.ts
await r("restore-only");
