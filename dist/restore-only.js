import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as r
} from "./shared-XO6QHBK6.js";

// src/main/restore-only.ts
await r("restore-only");
