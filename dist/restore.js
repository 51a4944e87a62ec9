import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-4Y6B4NST.js";

// src/main/restore.ts
await r("restore");
