import {
  jc as r
} from "./shared-LGU5VVRA.js";

// src/main/restore.ts
await r("restore");
