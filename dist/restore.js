import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-3LVYITA7.js";

// src/main/restore.ts
await r("restore");
