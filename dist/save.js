import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as r
} from "./shared-YGDXDS4N.js";

// src/main/save.ts
await r("save");
