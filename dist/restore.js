import {
  hc as r
} from "./shared-HBLDHMAR.js";

// src/main/restore.ts
await r("restore");
