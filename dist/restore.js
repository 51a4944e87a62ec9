import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as r
} from "./shared-7GKC7E7C.js";

// src/main/restore.ts
await r("restore");
