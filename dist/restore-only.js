import {
  hc as r
} from "./shared-J3K5DTX5.js";

// src/main/restore-only.ts
await r("restore-only");
