import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as r
} from "./shared-5BP27W6K.js";

// src/main/restore.ts
await r("restore");
