import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-DVJP4KQS.js";

// src/main/save.ts
await r("save");
