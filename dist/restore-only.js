import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-DPU3NA7U.js";

// src/main/restore-only.ts
await r("restore-only");
