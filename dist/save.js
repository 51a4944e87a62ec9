import {
  mc as r
} from "./shared-56JST7QE.js";

// src/main/save.ts
await r("save");
