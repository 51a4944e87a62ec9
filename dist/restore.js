import {
  ic as r
} from "./shared-DJVQNQ3A.js";

// src/main/restore.ts
await r("restore");
