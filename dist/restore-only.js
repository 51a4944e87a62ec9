import {
  jc as r
} from "./shared-H5DKZ2X5.js";

// src/main/restore-only.ts
await r("restore-only");
