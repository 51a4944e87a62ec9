import {
  jc as r
} from "./shared-FJ6DBN7A.js";

// src/main/save.ts
await r("save");
