import {
  gc as r
} from "./shared-L7AV6OTJ.js";

// src/main/restore.ts
await r("restore");
