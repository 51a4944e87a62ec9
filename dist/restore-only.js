import {
  jc as r
} from "./shared-FJ6DBN7A.js";

// src/main/restore-only.ts
await r("restore-only");
