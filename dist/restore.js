import {
  hc as r
} from "./shared-YYAGXSEK.js";

// src/main/restore.ts
await r("restore");
