import {
  jc as r
} from "./shared-FJ6DBN7A.js";

// src/main/restore.ts
await r("restore");
