import {
  hc as r
} from "./shared-HBLDHMAR.js";

// src/main/save.ts
await r("save");
