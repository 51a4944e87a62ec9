import {
  mc as r
} from "./shared-5VPYOT4O.js";

// src/main/restore.ts
await r("restore");
