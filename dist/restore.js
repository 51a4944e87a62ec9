import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as r
} from "./shared-MJD2N6GJ.js";

// src/main/restore.ts
await r("restore");
