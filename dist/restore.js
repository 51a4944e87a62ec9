import {
  jc as r
} from "./shared-H5DKZ2X5.js";

// src/main/restore.ts
await r("restore");
