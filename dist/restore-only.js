import {
  fc as r
} from "./shared-DU7UEHYP.js";

// src/main/restore-only.ts
await r("restore-only");
