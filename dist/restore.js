import {
  gc as r
} from "./shared-JWCP2U7Q.js";

// src/main/restore.ts
await r("restore");
