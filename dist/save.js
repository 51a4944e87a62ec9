import {
  jc as r
} from "./shared-LGU5VVRA.js";

// src/main/save.ts
await r("save");
