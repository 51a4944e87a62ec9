import {
  hc as r
} from "./shared-J3K5DTX5.js";

// src/main/restore.ts
await r("restore");
