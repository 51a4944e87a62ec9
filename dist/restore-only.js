import {
  hc as r
} from "./shared-5LCSFLWW.js";

// src/main/restore-only.ts
await r("restore-only");
