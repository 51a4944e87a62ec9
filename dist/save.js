import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as r
} from "./shared-AVDV34BQ.js";

// src/main/save.ts
await r("save");
