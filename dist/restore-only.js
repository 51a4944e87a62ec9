import {
  gc as r
} from "./shared-L7AV6OTJ.js";

// src/main/restore-only.ts
await r("restore-only");
