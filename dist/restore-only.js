import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-XVWDJ4ZN.js";

// src/main/restore-only.ts
await r("restore-only");
