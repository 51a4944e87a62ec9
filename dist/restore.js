import {
  hc as r
} from "./shared-5LCSFLWW.js";

// src/main/restore.ts
await r("restore");
