import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-PI6SYA6H.js";

// src/main/restore-only.ts
await r("restore-only");
