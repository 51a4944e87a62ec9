import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as r
} from "./shared-5L7665UB.js";

// src/main/restore.ts
await r("restore");
