import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-SPPY23YA.js";

// src/main/restore.ts
await r("restore");
