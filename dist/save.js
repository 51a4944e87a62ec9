import {
  fc as r
} from "./shared-DU7UEHYP.js";

// src/main/save.ts
await r("save");
