import {
  jc as r
} from "./shared-JJFE6Q6W.js";

// src/main/restore.ts
await r("restore");
