import {
  mc as r
} from "./shared-I27CKNND.js";

// src/main/restore.ts
await r("restore");
