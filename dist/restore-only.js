import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as r
} from "./shared-AVDV34BQ.js";

// src/main/restore-only.ts
await r("restore-only");
