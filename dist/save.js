import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as r
} from "./shared-R2SY3XLV.js";

// src/main/save.ts
await r("save");
