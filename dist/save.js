import {
  hc as r
} from "./shared-J3K5DTX5.js";

// src/main/save.ts
await r("save");
