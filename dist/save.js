import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as r
} from "./shared-O6T3FTU4.js";

// src/main/save.ts
await r("save");
