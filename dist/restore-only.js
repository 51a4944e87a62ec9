import {
  jc as r
} from "./shared-ZQEHNQBF.js";

// src/main/restore-only.ts
await r("restore-only");
