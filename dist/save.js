import {
  hc as r
} from "./shared-YYAGXSEK.js";

// src/main/save.ts
await r("save");
