import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as r
} from "./shared-2E7FL22I.js";

// src/main/save.ts
await r("save");
