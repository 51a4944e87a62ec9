import {
  jc as r
} from "./shared-H5DKZ2X5.js";

// src/main/save.ts
await r("save");
