import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-DPU3NA7U.js";

// src/main/save.ts
await r("save");
