import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as r
} from "./shared-ONQGPMVE.js";

// src/main/restore-only.ts
await r("restore-only");
