import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as r
} from "./shared-IR464BEW.js";

// src/main/restore.ts
await r("restore");
