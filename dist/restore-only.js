import {
  hc as r
} from "./shared-HBLDHMAR.js";

// src/main/restore-only.ts
await r("restore-only");
