import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Mb as r
} from "./shared-HXSXAZKV.js";

// src/main/restore.ts
await r("restore");
