import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as r
} from "./shared-IO5YFHFY.js";

// src/main/restore.ts
await r("restore");
