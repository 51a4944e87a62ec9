import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ob as r
} from "./shared-I7NESS2V.js";

// src/main/restore-only.ts
await r("restore-only");
