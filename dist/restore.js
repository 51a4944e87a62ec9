import {
  mc as r
} from "./shared-56JST7QE.js";

// src/main/restore.ts
await r("restore");
