import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-JPGM67C4.js";

// src/main/restore.ts
await r("restore");
