import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-DVJP4KQS.js";

// src/main/restore-only.ts
await r("restore-only");
