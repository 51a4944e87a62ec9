import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-RX3XFU73.js";

// src/main/restore.ts
await r("restore");
