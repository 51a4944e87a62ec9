import {
  jc as r
} from "./shared-ZQEHNQBF.js";

// src/main/save.ts
await r("save");
