import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as r
} from "./shared-UGK2AL5T.js";

// src/main/restore.ts
await r("restore");
