import {
  jc as r
} from "./shared-ZQEHNQBF.js";

// src/main/restore.ts
await r("restore");
