import {
  fc as r
} from "./shared-DU7UEHYP.js";

// src/main/restore.ts
await r("restore");
