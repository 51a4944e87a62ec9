import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as r
} from "./shared-RUIILSYE.js";

// src/main/restore.ts
await r("restore");
