import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as r
} from "./shared-YGDXDS4N.js";

// src/main/restore-only.ts
await r("restore-only");
