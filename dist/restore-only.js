import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as r
} from "./shared-ETCQJ7C4.js";

// src/main/restore-only.ts
await r("restore-only");
