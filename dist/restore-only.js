import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-4Y6B4NST.js";

// src/main/restore-only.ts
await r("restore-only");
