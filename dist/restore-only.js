import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as r
} from "./shared-KUZ5LU2U.js";

// src/main/restore-only.ts
await r("restore-only");
