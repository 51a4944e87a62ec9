import {
  jc as r
} from "./shared-LGU5VVRA.js";

// src/main/restore-only.ts
await r("restore-only");
