import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-RU2GZI3J.js";

// src/main/restore-only.ts
await r("restore-only");
