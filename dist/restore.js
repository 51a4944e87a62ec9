import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as r
} from "./shared-FCJGOPCB.js";

// src/main/restore.ts
await r("restore");
