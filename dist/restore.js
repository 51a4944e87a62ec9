import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-DPU3NA7U.js";

// src/main/restore.ts
await r("restore");
