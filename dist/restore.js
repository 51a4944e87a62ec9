import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as r
} from "./shared-5OLPDHSR.js";

// src/main/restore.ts
await r("restore");
