import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-6IJHY6JC.js";

// src/main/restore-only.ts
await r("restore-only");
