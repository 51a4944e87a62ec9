import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as r
} from "./shared-XYOMTHZF.js";

// src/main/save.ts
await r("save");
